import { Outlet } from 'react-router'

/** EMBED: pages shown inside other sites and apps, with nothing around them. */
export default function EmbedLayout() {
  return (
    <main id="content" className="p-4">
      <Outlet />
    </main>
  )
}
