import { createFileRoute } from '@tanstack/react-router';
import { GeneralPanel } from '../features/admin/appearance/GeneralPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/general')({ component: GeneralPanel });
