import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../transport/call.ts";
import { companyKeys } from "../transport/query-keys.ts";
import styles from "./company-logo.module.css";

interface CompanyLogoProps {
  name: string;
  /** Host name, such as "acme.com"; without one nothing is looked up. */
  domain: string;
  /** Pixels. */
  size?: number;
}

/** The company's logo, or its first letter on a leaf while none is known. Decoration: write the name beside it. */
export function CompanyLogo({ name, domain, size = 44 }: CompanyLogoProps) {
  const { data } = useQuery({
    queryKey: companyKeys.logo(domain),
    queryFn: ({ signal }) => call("GET v1/company-logo/{host}", { params: { host: domain }, signal }),
    enabled: domain !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [broken, setBroken] = useState<string | null>(null);
  const image = data?.image;
  if (image?.startsWith("data:image/") && image !== broken) {
    return (
      <img className={styles.logo} src={image} alt="" width={size} height={size} onError={() => setBroken(image)} />
    );
  }
  return <Monogram name={name} size={size} />;
}

function Monogram({ name, size }: { name: string; size: number }) {
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
  return (
    <svg className={styles.monogram} viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <rect width="44" height="44" rx="10" />
      <path d="M44 30 v4 a10 10 0 0 1 -10 10 h-4 c0 -8 6 -14 14 -14 Z" />
      <text x="21" y="30" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
