/** For what is typed in or pressed within a panel over the page and does something of its own on Escape: the panel stays open then. */
export const heedsEscape = { "data-mantine-stop-propagation": "true" } as const;
