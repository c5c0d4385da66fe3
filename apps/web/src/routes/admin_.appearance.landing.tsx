import { createFileRoute } from '@tanstack/react-router';
import { LandingPanel } from '../features/admin/appearance/landing/LandingPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/landing')({ component: LandingPanel });
