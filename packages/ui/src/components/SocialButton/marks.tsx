import { Globe } from 'lucide-react';

// The marks of the providers in their own colours, drawn once at 24 × 24.
const frame = { viewBox: '0 0 24 24', width: 20, height: 20 } as const;

const Google = () => (
  <svg {...frame} aria-hidden="true">
    <path
      fill="#4285F4"
      d="M22.5 12.24c0-.78-.07-1.53-.2-2.24H12v4.26h5.89a5.04 5.04 0 0 1-2.18 3.3v2.77h3.56c2.08-1.92 3.23-4.74 3.23-8.09Z"
    />
    <path
      fill="#34A853"
      d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23Z"
    />
    <path fill="#FBBC05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88l3.66-2.84Z" />
    <path
      fill="#EA4335"
      d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A10.97 10.97 0 0 0 12 1a11 11 0 0 0-9.82 6.06L5.84 9.9C6.71 7.3 9.14 5.38 12 5.38Z"
    />
  </svg>
);

const Facebook = () => (
  <svg {...frame} aria-hidden="true">
    <path
      fill="#0866FF"
      d="M24 12a12 12 0 1 0-15 11.62v-7.98H6.5V12H9v-1.58c0-4.08 1.85-5.98 5.86-5.98.76 0 2.07.15 2.61.3v3.33a15 15 0 0 0-1.38-.05c-1.97 0-2.73.75-2.73 2.68V12h3.92l-.67 3.66h-3.25v8.24A12 12 0 0 0 24 12Z"
    />
  </svg>
);

const X = () => (
  <svg {...frame} aria-hidden="true">
    <path
      fill="currentColor"
      d="M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.66l-5.21-6.82-5.97 6.82H1.67l7.73-8.84L1.25 2.25h6.83l4.71 6.23 5.45-6.23Zm-1.16 17.52h1.83L7.08 4.13H5.12l11.96 15.64Z"
    />
  </svg>
);

const Envato = () => (
  <svg {...frame} aria-hidden="true">
    <path
      fill="#87E64B"
      d="M20.06 1.34C19.23.55 15.75.61 12.01 3.16c-4.12 2.81-6.96 7.8-6.2 11.86a.24.24 0 0 1-.42.2c-.8-.9-1.24-2.05-1.35-3.29-.02-.22-.3-.3-.41-.11a7.77 7.77 0 0 0-.92 4.43 8.5 8.5 0 0 0 8.86 7.74c10.9-.33 10.1-20.96 8.49-22.65Z"
    />
  </svg>
);

/** Marks by the provider's name. */
export const MARKS = {
  google: Google,
  facebook: Facebook,
  x: X,
  twitter: X,
  envato: Envato,
  openid: () => <Globe size={20} aria-hidden="true" />,
} as const;
