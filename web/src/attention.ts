/** The page's title and icon say when somebody is waited for, also from another tab. */
export function titled(title: string, waitedFor: string | null): void {
  document.title = waitedFor === null ? `${title} · Estaminet` : `${waitedFor} · ${title}`;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const wanted = waitedFor === null ? "/icon.svg" : "/icon-turn.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
