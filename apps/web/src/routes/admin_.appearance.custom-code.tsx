import { createFileRoute } from '@tanstack/react-router';
import { CustomCodePanel } from '../features/admin/appearance/CustomCodePanel.tsx';

export const Route = createFileRoute('/admin_/appearance/custom-code')({ component: CustomCodePanel });
