import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/ContactPage.tsx';
import { contactHead } from '../features/contact/contact-head.ts';

export const Route = createFileRoute('/_player/_open/contact')({
  head: ({ match }) => contactHead(match.context.boot),
  component: ContactPage,
});
