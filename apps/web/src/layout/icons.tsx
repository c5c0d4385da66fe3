import {
  Compass,
  Disc3,
  Heart,
  House,
  Library,
  Link as LinkIcon,
  type LucideIcon,
  Mic2,
  Music,
  Radio,
  Search,
  Tags,
  User,
  Users,
} from 'lucide-react';

/** Icons menus may name; a fixed list, so that pages do not carry them all. */
const icons: Record<string, LucideIcon> = {
  home: House,
  search: Search,
  disc: Disc3,
  users: Users,
  user: User,
  library: Library,
  heart: Heart,
  music: Music,
  radio: Radio,
  tags: Tags,
  compass: Compass,
  mic: Mic2,
};

export function MenuIcon({ name, size = 20 }: { name: string | null; size?: number }) {
  const Icon = icons[name ?? ''] ?? LinkIcon;
  return <Icon size={size} aria-hidden="true" />;
}
