import type { ReactNode } from 'react';
import { text } from '../../css/text.css.ts';
import { FitTitle } from '../FitTitle/FitTitle.tsx';
import {
  alone,
  column,
  filling,
  foot,
  head,
  lead as leadClass,
  logo as logoClass,
  main,
  or,
  panel,
  root,
  tile,
  picture as tilePicture,
  whole,
} from './AuthLayout.css.ts';

const TILES = 12;
/** Characters from which a title is a sentence, which must be read whole. */
const LONG = 32;

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
  /** The wordmark, usually a link home. */
  logo: ReactNode;
  title: string;
  /** Under the title: "New here? Create an account". */
  lead?: ReactNode;
  children: ReactNode;
  /** Links at the foot of the column. */
  footer?: ReactNode;
  /** Addresses of pictures for the panel, any number; they are repeated until it is full. Null: there is no panel. */
  mosaic: readonly string[] | null;
  /** Address of one picture that fills the panel instead. */
  picture?: string | null;
  /** Target of skip links and of focus after a navigation. */
  id?: string;
}

/** Pages for signing in and up: the form on paper, beside it, from 900 px, a panel of ink. */
export function AuthLayout({
  logo,
  title,
  lead,
  children,
  footer,
  mosaic,
  picture = null,
  id,
}: AuthLayoutProps) {
  const tiles = Array.from({ length: mosaic && mosaic.length > 0 ? TILES : 0 }, (_, at) => ({
    key: `tile-${at}`,
    src: mosaic?.[at % mosaic.length],
  }));
  return (
    <div className={mosaic ? root : alone}>
      <div className={column}>
        <header className={logoClass}>{logo}</header>
        <main id={id} tabIndex={id ? -1 : undefined} className={main}>
          <div className={head}>
            {title.length > LONG ? (
              <h1 className={text({ style: 'h1' })} tabIndex={-1} dir="auto">
                {title}
              </h1>
            ) : (
              <FitTitle size="clamp(40px, 4.4vw, 56px)" range="hero" tabIndex={-1}>
                {title}
              </FitTitle>
            )}
            {lead && <p className={leadClass}>{lead}</p>}
          </div>
          {children}
        </main>
        <footer className={foot}>{footer}</footer>
      </div>
      {mosaic &&
        (picture ? (
          <div className={whole} aria-hidden="true">
            <img className={filling} src={picture} alt="" decoding="async" loading="lazy" />
          </div>
        ) : (
          <div className={panel} aria-hidden="true">
            {tiles.map(({ key, src }) => (
              <div key={key} className={tile}>
                <img className={tilePicture} src={src} alt="" decoding="async" loading="lazy" />
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}

/** "or", between two ways to do the same. */
export function OrLine({ children }: { children: string }) {
  return <p className={or}>{children}</p>;
}
