import { searchDebounce } from "@seedbed/contract/limits";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { tooLong } from "../../../design/text/too-long.ts";
import styles from "./search-box.module.css";

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
  const faultId = useId();
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
    <div className={styles.search}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        aria-invalid={Boolean(excess)}
        aria-describedby={excess ? faultId : undefined}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <IconButton aria-label="Clear search" onClick={() => setText("")}>
          <IconX size={14} aria-hidden="true" />
        </IconButton>
      )}
      {excess && (
        <p id={faultId} className={styles.fault}>
          {excess}
        </p>
      )}
    </div>
  );
}
