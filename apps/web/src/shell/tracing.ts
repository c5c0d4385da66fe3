import { browserTracingIntegration, captureException, init } from '@sentry/browser';

/** Starts error reporting with every page traced and nothing personal in it; returns what hands on an error. */
export function startTracing(dsn: string): (error: unknown) => void {
  init({
    dsn,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1.0,
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

/** Addresses whose paths are keys to something. */
const secrets = /(\/password\/reset\/|\/verify-email\/|\/secure\/exports\/)[^"?#\\\s]+/g;

export function withoutSecrets<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replace(secrets, '$1…')) as Value;
}
