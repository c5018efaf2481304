/** The product's mark; decoration beside its name. */
export function SeedlingMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <path d="M20 35V19" stroke="#7ab48c" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M20 21c0-7 5-11 13-11 0 8-5 12-13 11Z" fill="#7ab48c" />
      <path d="M20 26c0-5-4-9-11-9 0 7 4 10 11 9Z" fill="#4c9768" />
      <path d="M8 35h24" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
