/**
 * Looks at how the element stands once it has been laid out, before that is painted; gives what to do when nobody wants to look any more. Asking where
 * something stands as soon as it has been put there has the whole page laid out twice.
 */
export function afterLayout(element: Element, look: () => void): () => void {
  // It is called with the first layout of what it observes.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    look();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
