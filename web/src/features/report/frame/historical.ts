import { createContext, useContext } from "react";

/** Whether the report is shown as an earlier version of it: nothing in it can be changed then. */
export const Historical = createContext(false);

export const useHistorical = (): boolean => useContext(Historical);
