import { link } from './SkipLinks.css.ts';

/** The first tab stops of a page: "Skip to content", "Skip to player". Targets carry `tabIndex={-1}`. */
export function SkipLinks({ items }: { items: readonly { href: `#${string}`; label: string }[] }) {
  return (
    <>
      {items.map((item) => (
        <a key={item.href} className={link} href={item.href}>
          {item.label}
        </a>
      ))}
    </>
  );
}
