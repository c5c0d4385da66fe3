import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../Button/Button.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
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
        // A plain element: error states are part of every page's first load, and react-aria's button is not small.
        <button
          type="button"
          className={buttonStyle()}
          aria-disabled={pending || undefined}
          onClick={() => !pending && onRetry()}
        >
          {pending && <Spinner />}
          {retryLabel}
        </button>
      )}
    </div>
  );
}
