// What stands in the place of a page: one file for both.
export { NotFoundView } from './NotFoundView.tsx';
export { PageErrorView } from './PageErrorView.tsx';
