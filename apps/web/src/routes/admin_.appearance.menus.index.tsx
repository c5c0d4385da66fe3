import { createFileRoute } from '@tanstack/react-router';
import { MenusPanel } from '../features/admin/appearance/MenusPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/menus/')({ component: MenusPanel });
