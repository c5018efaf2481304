import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { Loader } from "./loader.tsx";

interface Drawn {
  className: string;
  style: CSSProperties;
  children: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<"button">, "color"> {
  variant?: "filled" | "default" | "subtle" | undefined;
  size?: "xs" | "sm" | "md" | "compact-sm" | "compact-md" | undefined;
  color?: "gray" | undefined;
  /** It is at work, and does nothing meanwhile. */
  loading?: boolean | undefined;
  fullWidth?: boolean | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Draws a link that looks like it. */
  renderRoot?: (drawn: Drawn) => ReactNode;
}

const edge = (color: string) => `calc(0.0625rem * var(--mantine-scale)) solid ${color}`;

/** What Mantine calculates from its theme for a button of this kind. */
function coloursOf(variant: ButtonProps["variant"], color = "sprout"): Record<string, string> {
  if (variant === "default")
    return {
      "--button-bg": "var(--mantine-color-default)",
      "--button-hover": "var(--mantine-color-default-hover)",
      "--button-color": "var(--mantine-color-default-color)",
      "--button-bd": edge("var(--mantine-color-default-border)"),
    };
  if (variant === "subtle")
    return {
      "--button-bg": "transparent",
      "--button-hover": `var(--mantine-color-${color}-light-hover)`,
      "--button-color": `var(--mantine-color-${color}-light-color)`,
      "--button-bd": edge("transparent"),
    };
  const letters = { "--button-color": "var(--mantine-color-white)" };
  if (!variant) return letters;
  return {
    ...letters,
    "--button-bg": "var(--mantine-color-sprout-filled)",
    "--button-hover": "var(--mantine-color-sprout-filled-hover)",
    "--button-bd": edge("transparent"),
  };
}

function sizesOf(size: ButtonProps["size"]): Record<string, string> {
  if (!size) return {};
  // Small ones stand beside standard ones and have letters of their size.
  const font = size === "compact-md" ? "var(--text-sm)" : `var(--mantine-font-size-${size.replace("compact-", "")})`;
  return {
    "--button-height": `var(--button-height-${size})`,
    "--button-padding-x": `var(--button-padding-x-${size})`,
    "--button-fz": font,
  };
}

/**
 * A button as Mantine draws it, with Mantine's sheet. It is the project's own because every page has one, and Mantine's brings 8 kB of what no button
 * here does; a test holds both alike.
 */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    color,
    loading,
    fullWidth,
    leftSection,
    rightSection,
    renderRoot,
    className,
    style,
    children,
    ...others
  } = props;
  const isDisabled = others.disabled;
  const drawn = {
    ...others,
    className: `mantine-focus-auto ${isDisabled || loading ? "" : "mantine-active "}m_77c9d27d mantine-Button-root m_87cf2631 mantine-UnstyledButton-root${className ? ` ${className}` : ""}`,
    style: { ...sizesOf(size), ...coloursOf(variant, color), ...style },
    "data-variant": variant,
    "data-size": size,
    "data-disabled": isDisabled || undefined,
    "data-loading": loading || undefined,
    "data-block": fullWidth || undefined,
    "data-with-left-section": leftSection ? true : undefined,
    "data-with-right-section": rightSection ? true : undefined,
    disabled: isDisabled || loading,
    children: (
      <>
        {loading && (
          <span className="m_a25b86ee mantine-Button-loader" aria-hidden="true">
            <Loader color="var(--button-color)" size="calc(var(--button-height) / 1.8)" />
          </span>
        )}
        <span className="m_80f1301b mantine-Button-inner">
          {leftSection && (
            <span className="m_a74036a mantine-Button-section" data-position="left">
              {leftSection}
            </span>
          )}
          <span className="m_811560b9 mantine-Button-label" data-loading={loading || undefined}>
            {children}
          </span>
          {rightSection && (
            <span className="m_a74036a mantine-Button-section" data-position="right">
              {rightSection}
            </span>
          )}
        </span>
      </>
    ),
  };
  if (!renderRoot) return <button type="button" {...drawn} />;
  const { disabled, ...ofLink } = drawn;
  return renderRoot(ofLink);
}
