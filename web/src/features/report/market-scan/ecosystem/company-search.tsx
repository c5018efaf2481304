import { Combobox, TextInput, useCombobox } from "@mantine/core";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import type { KeyboardEvent } from "react";
import styles from "./add-company.module.css";
import { type SuggestedCompany, useCompanySuggestions } from "./use-company-suggestions.ts";

interface CompanySearchProps {
  value: string;
  error?: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  /** A suggestion is taken. */
  onTake: (company: SuggestedCompany) => void;
}

/** The name of a company, with companies that go by it; arrows and Enter take one, any other name may be written. */
export function CompanySearch({ value, error, onChange, onTake }: CompanySearchProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const suggested = useCompanySuggestions(value);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes the suggestions first, and the form only when there are none.
    if (event.key === "Escape" && combobox.dropdownOpened && suggested.length > 0) event.stopPropagation();
  };
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(domain) => {
        const company = suggested.find((each) => each.domain === domain);
        if (company) onTake(company);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          classNames={{ description: styles.description }}
          label="Name"
          name="name"
          role="combobox"
          aria-autocomplete="list"
          required
          autoComplete="off"
          description="A name or a web address finds companies that are known here."
          autoFocus
          value={value}
          error={error}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            onChange(event);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggested.length === 0} className={styles.suggestions}>
        <Combobox.Options aria-label="Companies">
          {suggested.map(({ name, domain, headquarters }) => (
            <Combobox.Option key={domain} value={domain} className={styles.suggestion}>
              <span className={styles.suggestedName}>{name}</span>
              <span>{domain}</span>
              <span>{headquarters}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
