import type { RouteObject } from 'react-router'

/** The addresses of the help. */
export const helpRoutes: RouteObject[] = [
  { path: 'ajuda', lazy: async () => ({ Component: (await import('./help-page.tsx')).HelpPage }) },
  { path: 'ajuda/:tarefa', lazy: async () => ({ Component: (await import('./task-page.tsx')).TaskPage }) },
]
