import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import {
  details,
  message as messageClass,
  root,
  sign,
  title as titleClass,
  words,
} from './ErrorState.css.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  title: string;
  /** What the server said. */
  message?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  pending?: boolean;
  /** Number of the request, to quote to an administrator. It hides behind `detailsLabel`. */
  requestId?: string;
  detailsLabel?: string;
}

/** A region that did not load. The rest of the page stays as it is. */
export function ErrorState({
  title,
  message,
  retryLabel,
  onRetry,
  pending,
  requestId,
  detailsLabel,
}: ErrorStateProps) {
  return (
    <div className={root} role="alert">
      <CircleAlert className={sign} size={20} aria-hidden="true" />
      <div className={words}>
        <p className={titleClass}>{title}</p>
        {message && <p className={messageClass}>{message}</p>}
        {requestId && detailsLabel && (
          <details className={details}>
            <summary>{detailsLabel}</summary>
            <code>{requestId}</code>
          </details>
        )}
      </div>
      {retryLabel && onRetry && (
        <Button onPress={onRetry} pending={pending}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
