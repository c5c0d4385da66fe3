import { createFileRoute } from '@tanstack/react-router';
import { SeoPanel } from '../features/admin/appearance/SeoPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/seo/')({ component: SeoPanel });
