import { createFileRoute } from '@tanstack/react-router';
import { AuthPanel } from '../features/admin/appearance/AuthPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/auth')({ component: AuthPanel });
