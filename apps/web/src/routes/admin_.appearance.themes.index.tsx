import { createFileRoute } from '@tanstack/react-router';
import { ThemesPanel } from '../features/admin/appearance/ThemesPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/themes/')({ component: ThemesPanel });
