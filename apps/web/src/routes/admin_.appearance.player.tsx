import { createFileRoute } from '@tanstack/react-router';
import { PlayerPanel } from '../features/admin/appearance/PlayerPanel.tsx';

export const Route = createFileRoute('/admin_/appearance/player')({ component: PlayerPanel });
