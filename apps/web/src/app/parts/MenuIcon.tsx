import createIcon from '@kantele/ui/create-icon';
import { useBoot } from '../boot.tsx';
import { lazyPart } from '../code.ts';

const AnyIcon = lazyPart(() => import('./AnyIcon.tsx'));

type Icon = ReturnType<typeof createIcon>;
const made = new Map<string, Icon>();

interface MenuIconProps {
  /** As menus store it; null is a plain one. */
  name: string | null;
  /** Of its square, in pixels. */
  size?: number;
}

/**
 * An icon of a menu. Bootstrap data brings the drawings of those that are in use; others are fetched, which happens only
 * while menus are being changed.
 */
export function MenuIcon({ name, size = 20 }: MenuIconProps) {
  const { icons } = useBoot().data;
  const known = name ?? 'link';
  const node = icons[known];
  if (!node) {
    return (
      <AnyIcon meanwhile={<svg width={size} height={size} aria-hidden="true" />} name={known} size={size} />
    );
  }
  const Icon = made.get(known) ?? createIcon({ name: known, node });
  made.set(known, Icon);
  return <Icon size={size} aria-hidden="true" />;
}
