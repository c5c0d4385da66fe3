import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../features/contact/ContactPage.tsx';
import { headFrom } from './-later.tsx';

export const Route = createFileRoute('/_player/_open/contact')({
  head: ({ match }) => headFrom((heads) => heads.contactHead(match.context.boot)),
  component: ContactPage,
});
