import { browserTracingIntegration, captureException, init } from '@sentry/browser';
import { withoutSecrets } from '../lib/secret-paths.ts';

/** Starts error reporting with every page traced and nothing personal in it; returns what hands on an error. */
export function startTracing(dsn: string): (error: unknown) => void {
  init({
    dsn,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1.0,
    // A trace leaves in one piece, so that nothing passes by what takes secrets out.
    traceLifecycle: 'static',
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: withoutSecrets,
    beforeSendTransaction: withoutSecrets,
    beforeBreadcrumb: withoutSecrets,
  });
  return (error) => captureException(error);
}
