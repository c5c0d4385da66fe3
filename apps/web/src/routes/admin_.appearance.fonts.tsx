import { createFileRoute } from '@tanstack/react-router';
import { FontsPanel } from '../features/admin/appearance/fonts/FontsPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/fonts')({ component: FontsPanel });
