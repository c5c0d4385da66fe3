import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contextPath } from './contexts.ts';
import type { PlayContext } from './play-context.ts';

interface ContextLinkProps {
  context: PlayContext;
  className: string;
  playing?: boolean;
  dir?: 'auto';
  children: ReactNode;
}

/** Leads to where something plays from; one of a kind this build does not know stands there without a link. */
export function ContextLink({ context, playing, ...props }: ContextLinkProps) {
  const path = contextPath(context);
  const marked = { ...props, 'data-playing': playing ? '' : undefined };
  return path === null ? <span {...marked} /> : <Link to={path} {...marked} />;
}
