import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import type { PermissionName } from '@kantele/api/contract/roles';
import type { PublicSettings } from '@kantele/api/contract/settings';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { setActiveWorkspace } from './active-workspace.ts';

interface Boot {
  data: BootstrapData;
  /** Replaces bootstrap data after sign-in, sign-out or a change of theme. */
  replace: (next: BootstrapData) => void;
}

const BootContext = createContext<Boot | null>(null);

interface BootProviderProps {
  initial: BootstrapData;
  /** Told of every replacement: guards and heads of routes read bootstrap data outside React. */
  onReplace?: (next: BootstrapData, before: BootstrapData) => void;
  children: ReactNode;
}

export function BootProvider({ initial, onReplace, children }: BootProviderProps) {
  const [data, setData] = useState(initial);
  const value = useMemo(() => {
    const replace = (next: BootstrapData) => {
      setActiveWorkspace(next.workspace_id);
      setData(next);
      onReplace?.(next, data);
    };
    return { data, replace };
  }, [data, onReplace]);
  const { language, direction } = data.i18n;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  return <BootContext value={value}>{children}</BootContext>;
}

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs a BootProvider above it.');
  return boot;
}

/** A public setting by its dotted key; the fallback is for pages without bootstrap data of a server. */
export function useSetting<Key extends keyof PublicSettings>(
  key: Key,
  fallback: PublicSettings[Key],
): PublicSettings[Key] {
  const value = publicSetting(useBoot().data, key);
  return value === undefined ? fallback : value;
}

/** A public setting as bootstrap data carries it. */
export function publicSetting<Key extends keyof PublicSettings>(
  boot: BootstrapData,
  key: Key,
): PublicSettings[Key] | undefined {
  // The server checks stored values against the same table that the type comes from.
  return boot.settings[key] as PublicSettings[Key] | undefined;
}

const plainBranding: PublicSettings['branding'] = {
  site_name: 'Kantele',
  logo_light: null,
  logo_dark: null,
  logo_light_mobile: null,
  logo_dark_mobile: null,
  favicon: null,
  social_image: null,
};

/** Name, logos and icon of the site. */
export function useBranding(): PublicSettings['branding'] {
  return useSetting('branding', plainBranding);
}

export function useSiteName(): string {
  return siteName(useBoot().data);
}

export function siteName(boot: BootstrapData): string {
  return (publicSetting(boot, 'branding') ?? plainBranding).site_name;
}

/** Whether the visitor holds a permission, by a role of the account or the guest role; `admin` passes every check. */
export function can(boot: BootstrapData, permission: PermissionName): boolean {
  return holdsNamed(boot, permission);
}

/** The same for a name that is stored, for instance in a menu: only admins pass a name that no permission has. */
export function holdsNamed(boot: BootstrapData, permission: string): boolean {
  return holds(boot.user?.permissions ?? boot.guest_role.permissions, permission);
}

/** Whether guests hold a permission. */
export function guestsCan(boot: BootstrapData, permission: PermissionName): boolean {
  return holds(boot.guest_role.permissions, permission);
}

function holds(held: readonly { name: string }[], permission: string): boolean {
  return held.some(({ name }) => name === permission || name === 'admin');
}

export function useCan(permission: PermissionName): boolean {
  return can(useBoot().data, permission);
}
