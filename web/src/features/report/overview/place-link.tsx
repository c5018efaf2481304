import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Where in the report something comes from. */
export type Place =
  | { page: "trends-drivers" | "ecosystem" }
  | { page: "market-sizing" | "business-model" | "impact-sizing" | "savings-method" }
  | { page: "customer-profile"; persona?: string }
  | { page: "assumptions" | "testing" };

interface PlaceLinkProps {
  conceptId: string;
  place: Place;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the page of the report that a place names. */
export function PlaceLink({ conceptId, place, className, children }: PlaceLinkProps) {
  const shared = { params: { id: conceptId }, className };
  switch (place.page) {
    case "trends-drivers":
    case "ecosystem":
      return (
        <Link to="/concept/$id/market-scan" search={{ tab: place.page }} {...shared}>
          {children}
        </Link>
      );
    case "market-sizing":
    case "business-model":
    case "impact-sizing":
    case "savings-method":
      return (
        <Link to="/concept/$id/financial-projection" search={{ tab: place.page }} {...shared}>
          {children}
        </Link>
      );
    case "customer-profile":
      return (
        <Link
          to="/concept/$id/customer-profile"
          search={place.persona === undefined ? {} : { persona: place.persona }}
          {...shared}
        >
          {children}
        </Link>
      );
    case "assumptions":
      return (
        <Link to="/concept/$id/assumptions" {...shared}>
          {children}
        </Link>
      );
    case "testing":
      return (
        <Link to="/concept/$id/testing" {...shared}>
          {children}
        </Link>
      );
  }
}
