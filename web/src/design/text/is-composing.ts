import type { KeyboardEvent } from "react";

/** Whether a key belongs to an input method that puts a word together. Safari tells the one that ends it by the code 229 alone. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, "nativeEvent">): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
