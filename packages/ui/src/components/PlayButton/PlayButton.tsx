import type { PointerEvent, Ref } from 'react';
import { cx } from '../../cx.ts';
import { buffering as bufferingClass, glyph, playButton } from './PlayButton.css.ts';

/** Props of {@link PlayButton}. */
export interface PlayButtonProps {
  /** The accessible name for the present state: "Play Blue Train by John Coltrane", "Pause". */
  label: string;
  /** Shows the pause glyph. It flips on press, not when sound starts. */
  playing?: boolean;
  /** Draws the ring after 300 ms; the glyph stays as it is. */
  buffering?: boolean;
  /** `accent` for the one main action of a page, `ink` everywhere else. */
  tone?: 'accent' | 'ink';
  size?: 40 | 44 | 48 | 56 | 64 | 72;
  keyshortcuts?: string;
  isDisabled?: boolean;
  onPress?: () => void;
  /** A mouse has come to it, or a press begins: what a press needs can be fetched. Called more than once. */
  onIntent?: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Handlers that say so when a mouse comes to a button or a press begins. */
export const pressIntent = (onIntent: () => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onIntent();
  },
  onPointerDown: onIntent,
});

/** The round play/pause button. A plain element: a page may hold sixty of them. */
export function PlayButton({
  label,
  playing = false,
  buffering = false,
  tone,
  size,
  keyshortcuts,
  isDisabled,
  onPress,
  onIntent,
  className,
  ref,
}: PlayButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={cx(playButton({ tone, size }), className)}
      aria-label={label}
      aria-keyshortcuts={keyshortcuts}
      aria-busy={buffering || undefined}
      disabled={isDisabled}
      onClick={onPress}
      {...(onIntent && pressIntent(onIntent))}
    >
      <svg className={glyph} viewBox="0 0 24 24" aria-hidden="true">
        {playing ? (
          <path d="M7.2 4h2.6A1.2 1.2 0 0 1 11 5.2v13.6A1.2 1.2 0 0 1 9.8 20H7.2A1.2 1.2 0 0 1 6 18.8V5.2A1.2 1.2 0 0 1 7.2 4Zm7 0h2.6A1.2 1.2 0 0 1 18 5.2v13.6a1.2 1.2 0 0 1-1.2 1.2h-2.6a1.2 1.2 0 0 1-1.2-1.2V5.2A1.2 1.2 0 0 1 14.2 4Z" />
        ) : (
          <path d="M7.5 4.9c0-.95 1.03-1.54 1.85-1.06l11 7.1a1.25 1.25 0 0 1 0 2.12l-11 7.1A1.23 1.23 0 0 1 7.5 19.1Z" />
        )}
      </svg>
      {buffering && <span className={bufferingClass} />}
    </button>
  );
}
