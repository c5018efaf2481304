import styles from "./avatar.module.css";

interface AvatarProps {
  name: string;
  image?: string | null | undefined;
  size?: number;
}

/** A person's picture, or their initials. Decoration: write the name beside it. */
export function Avatar({ name, image, size = 36 }: AvatarProps) {
  const style = { width: size, height: size, fontSize: size * 0.36 };
  if (image) return <img className={styles.avatar} src={image} alt="" style={style} />;
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase() || "?";
}
