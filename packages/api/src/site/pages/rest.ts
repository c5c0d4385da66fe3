import { page, type RestRowsOf } from '../../core/rest.ts';
import type { pagesRouter } from './router.ts';

export const pageRows = [
  {
    method: 'GET',
    path: 'custom-pages/{page}',
    procedure: 'pages.get',
    summary: 'A public page with its HTML, and what search engines show of it',
    params: { slug: { from: 'page', as: 'text' } },
  },
  {
    method: 'GET',
    path: 'custom-pages',
    procedure: 'pages.list',
    summary: 'All pages, drafts too, by part of their title or address',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'custom-pages/{page}/edit',
    procedure: 'pages.edited',
    summary: 'A page with all that can be changed of it',
    params: { id: { from: 'page', as: 'id' } },
  },
  {
    method: 'POST',
    path: 'custom-pages',
    procedure: 'pages.create',
    summary: 'Makes a page; its HTML is sanitised',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'custom-pages/{page}',
    procedure: 'pages.update',
    summary: 'Saves what was changed of a page; refused when it was saved since `rev`',
    refuses: ['conflict'],
    params: { id: { from: 'page', as: 'id' } },
    body: true,
  },
  {
    method: 'POST',
    path: 'custom-pages/remove',
    procedure: 'pages.delete',
    summary: 'Removes pages for good, all of them or none',
    body: true,
  },
] as const satisfies RestRowsOf<typeof pagesRouter, 'pages'>;
