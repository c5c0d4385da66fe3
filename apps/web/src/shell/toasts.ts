export { Toaster, toast } from '@kantele/ui';
