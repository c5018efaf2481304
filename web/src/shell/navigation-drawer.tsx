import { IconLock } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Avatar } from "../design/avatar.tsx";
import { SeedlingMark } from "../design/seedling-mark.tsx";
import { useSession } from "../transport/session.ts";
import styles from "./navigation-drawer.module.css";
import { conceptsTarget, navigationItems } from "./navigation-items.ts";
import { SignOutItem } from "./sign-out/sign-out-item.tsx";

/**
 * 6 rem wide; 15.5 rem over the page while the pointer or the keyboard is in it. A bar at the bottom of narrow screens.
 */
export function NavigationDrawer() {
  const current = useSession();
  const { dashboard, concepts, nucleus, challenges, settings } = navigationItems;
  return (
    <nav className={styles.drawer} aria-label="Main">
      <Link to="/" className={styles.brand} aria-label="Seedbed, home">
        <SeedlingMark />
        <span className={`${styles.label} ${styles.wordmark}`}>Seedbed</span>
      </Link>
      <ul className={styles.items}>
        <Item to="/" exact item={dashboard} />
        <Item to={conceptsTarget(current?.account ?? null)} activeBelow="/concept" item={concepts} />
        <Item to="/nucleus" item={nucleus} />
        <li>
          <button
            type="button"
            className={`${styles.item} ${styles.locked}`}
            aria-disabled="true"
            title="Challenges (locked)"
          >
            <challenges.icon size={22} stroke={1.6} aria-hidden="true" />
            <span className={styles.label}>{challenges.label}</span>
            <IconLock className={styles.lock} size={14} aria-hidden="true" />
            <span className="visually-hidden">(locked)</span>
          </button>
        </li>
        <Item to="/settings" item={settings} />
        <SignOutItem />
      </ul>
      {current && (
        <div className={styles.person}>
          <Avatar name={`${current.user.firstName} ${current.user.lastName}`} image={current.user.profileImage} />
          <span className={`${styles.label} ${styles.personText}`}>
            <strong>{current.user.firstName}</strong>
            <span>{current.user.email}</span>
          </span>
        </div>
      )}
    </nav>
  );
}

interface ItemProps {
  to: ComponentProps<typeof Link>["to"];
  item: (typeof navigationItems)[keyof typeof navigationItems];
  /** Marked only on this very page. */
  exact?: boolean;
  /** Marked on every page below this path, wherever the item leads. */
  activeBelow?: string;
}

function Item({ to, item, exact = false, activeBelow }: ItemProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const below = activeBelow !== undefined && `${path}/`.startsWith(`${activeBelow}/`);
  return (
    <li>
      <Link
        to={to}
        className={styles.item}
        activeOptions={{ exact, includeSearch: false }}
        {...(below ? { "data-status": "active", "aria-current": "page" as const } : {})}
      >
        <item.icon size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{item.label}</span>
      </Link>
    </li>
  );
}
