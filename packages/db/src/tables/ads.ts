import type { CreatedAt, WithDefault } from './columns.ts';

/** What stands in a place for advertisements. A place without a row is switched off. */
export interface AdTable {
  /** Name of the place, see packages/api/src/platform/site-state/ads/slots.ts. */
  slot: string;
  kind: 'off' | 'banner' | 'code';
  /** In CSS pixels. */
  height: number;
  /** Picture of a banner: a path of this site. */
  image: string | null;
  /** Where a banner leads; empty for nowhere. */
  link: WithDefault<string>;
  alt: WithDefault<string>;
  /** Code of an ad network. */
  html: WithDefault<string>;
  /** Whether the code waits for the consent of the cookie notice. */
  needs_consent: WithDefault<boolean>;
  updated_at: CreatedAt;
}
export interface AdTables {
  ads: AdTable;
}
