import type { BootstrapData } from '@kantele/api/contract/settings';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

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
  return (
    <BootContext value={value}>
      <I18nProvider locale={language}>{children}</I18nProvider>
    </BootContext>
  );
}

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs a BootProvider above it.');
  return boot;
}

/** A public setting by its dotted key. */
export function useSetting<Value>(key: string, fallback: Value): Value {
  const value = useBoot().data.settings[key];
  return value === undefined ? fallback : (value as Value);
}

export function useSiteName(): string {
  return siteName(useBoot().data);
}

export function siteName(boot: BootstrapData): string {
  const branding = boot.settings.branding as { site_name?: string } | undefined;
  return branding?.site_name ?? 'Kantele';
}

/** Whether the visitor holds a permission: his own, or the guest role's; `admin` passes every check. */
export function can(boot: BootstrapData, permission: string): boolean {
  const held = boot.user?.permissions ?? boot.guest_role.permissions;
  return held.some(({ name }) => name === permission || name === 'admin');
}

export function useCan(permission: string): boolean {
  return can(useBoot().data, permission);
}
