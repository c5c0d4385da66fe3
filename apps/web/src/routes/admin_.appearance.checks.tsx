import { createFileRoute } from '@tanstack/react-router';
import { ChecksPanel } from '../features/admin/appearance/ChecksPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/checks')({ component: ChecksPanel });
