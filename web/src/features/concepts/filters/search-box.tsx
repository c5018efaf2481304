import { CloseButton, TextInput } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { searchDebounce } from "@seedbed/contract/limits";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { tooLong } from "../../../design/text/too-long.ts";

/** Characters. */
const searchMax = 200;

interface SearchBoxProps {
  value: string;
  label: string;
  onSearch: (value: string) => void;
}

/** Searches half a second after the last key. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const excess = tooLong(text, searchMax);
  // Back and forward change the address under the box.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value || excess) return;
    const timer = setTimeout(() => onSearch(text), searchDebounce);
    return () => clearTimeout(timer);
  }, [text, value, excess, onSearch]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      error={excess}
      w="15.5rem"
      maw="100%"
      value={text}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={text ? <CloseButton size="sm" aria-label="Clear search" onClick={() => setText("")} /> : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
