import { menuIcons } from '@kantele/api/menu-icons';
import createIcon from '@kantele/ui/create-icon';

const drawings: Record<string, Parameters<typeof createIcon>[0]['node']> = menuIcons;
const icons = new Map(Object.entries(drawings).map(([name, node]) => [name, createIcon({ name, node })]));

/** Any icon that menus may name; a plain one for other names. Brings them all along. */
export default function AnyIcon({ name, size }: { name: string; size: number }) {
  const Icon = icons.get(name) ?? icons.get('link');
  return Icon ? <Icon size={size} aria-hidden="true" /> : null;
}
