import { createFileRoute } from '@tanstack/react-router';
import { BrandingPanel } from '../features/admin/appearance/BrandingPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/branding')({ component: BrandingPanel });
