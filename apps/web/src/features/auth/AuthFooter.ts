import { createContext, type ReactNode } from 'react';

/** The end of the pages for signing in; their layout gives it. */
export const AuthFooter = createContext<ReactNode>(null);
