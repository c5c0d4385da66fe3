import { type ComponentType, createContext } from 'react';

/** What stands in the frame in the place of the page, on a server that leaves the page to the browser. */
export const PageInstead = createContext<ComponentType | null>(null);
