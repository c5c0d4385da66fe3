import { cx } from '../../cx.ts';
import { buttonStyle } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { MARKS } from './marks.tsx';
import { mark, social } from './SocialButton.css.ts';

/** Props of {@link SocialButton}. */
export interface SocialButtonProps {
  /** Whose mark it carries; others than these get a globe. */
  provider: keyof typeof MARKS | (string & {});
  /** "Continue with Google". */
  children: string;
  /** Where it leads; sign-in with others begins with a page load. */
  href?: string;
  onPress?: () => void;
  pending?: boolean;
  className?: string;
}

const isKnown = (provider: string): provider is keyof typeof MARKS => provider in MARKS;

/** Signing in by way of another site: as wide as its form, with the official mark. */
export function SocialButton({ provider, children, href, onPress, pending, className }: SocialButtonProps) {
  const Mark = MARKS[isKnown(provider) ? provider : 'openid'];
  const glyph = (
    <span className={mark} aria-hidden="true">
      <Mark />
    </span>
  );
  if (href !== undefined) {
    return (
      <a className={cx(buttonStyle({ wide: true }), social, className)} href={href}>
        {glyph}
        {children}
      </a>
    );
  }
  return (
    <Button wide className={cx(social, className)} icon={glyph} pending={pending} onPress={onPress}>
      {children}
    </Button>
  );
}
