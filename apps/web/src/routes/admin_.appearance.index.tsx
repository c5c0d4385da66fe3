import { createFileRoute } from '@tanstack/react-router';
import { SectionList } from '../features/admin/appearance/SectionList.tsx';

export const Route = createFileRoute('/admin_/appearance/')({ component: SectionList });
