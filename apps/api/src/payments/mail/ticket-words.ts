import type { Locale } from '@atrio/rules'

export const ingressosWords: Record<
  Locale,
  { file: string; calendar: string; title: string; ticket: string; door: string; online: string }
> = {
  'pt-BR': {
    file: 'ingressos',
    calendar: 'agenda',
    title: 'Ingressos',
    ticket: 'Ingresso',
    door: 'Mostre este código na entrada, no celular ou impresso.',
    online: 'Online',
  },
  en: {
    file: 'tickets',
    calendar: 'calendar',
    title: 'Tickets',
    ticket: 'Ticket',
    door: 'Show this code at the door, on your phone or printed.',
    online: 'Online',
  },
  es: {
    file: 'entradas',
    calendar: 'calendario',
    title: 'Entradas',
    ticket: 'Entrada',
    door: 'Muestra este código en la entrada, en el móvil o impreso.',
    online: 'En línea',
  },
}
