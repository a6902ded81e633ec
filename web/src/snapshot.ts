/** A part of the page as a picture: its elements are copied with the styles they have now into an SVG, which the browser
 * draws. Nothing is fetched for it, so what is not drawn by the page itself is missing. */

const SCALE = 2;
const PSEUDO = ["::before", "::after"] as const;

/** The styles of an element, all of them: there are no style sheets inside a picture. */
function dress(copy: HTMLElement | SVGElement, style: CSSStyleDeclaration): void {
  for (const name of style) copy.style.setProperty(name, style.getPropertyValue(name));
  copy.style.setProperty("animation", "none");
  copy.style.setProperty("transition", "none");
}

function copied(node: Element): Element {
  const copy = node.cloneNode(false) as HTMLElement | SVGElement;
  const style = getComputedStyle(node);
  dress(copy, style);
  copy.removeAttribute("id");
  for (const which of PSEUDO) {
    const before = getComputedStyle(node, which);
    const said = /^"(.*)"$/.exec(before.content)?.[1];
    if (said === undefined || !(node instanceof HTMLElement)) continue;
    const stands = document.createElement("span");
    dress(stands, before);
    stands.textContent = said;
    if (which === "::before") copy.append(stands, ...children(node));
    else copy.append(...(copy.childNodes.length ? [] : children(node)), stands);
  }
  if (!copy.childNodes.length) copy.append(...children(node));
  return copy;
}

function children(node: Element): Node[] {
  return [...node.childNodes].flatMap((child) => {
    if (child instanceof Element) return child.tagName === "SCRIPT" ? [] : [copied(child)];
    return child.nodeType === Node.TEXT_NODE ? [child.cloneNode()] : [];
  });
}

/** The picture as a PNG. */
export async function snapshot(part: HTMLElement): Promise<Blob> {
  const { width, height } = part.getBoundingClientRect();
  const copy = copied(part) as HTMLElement;
  copy.style.setProperty("margin", "0");
  const space = document.implementation.createHTMLDocument("").body;
  space.append(copy);
  const inside = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--room").trim() || "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((made, failed) => {
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png");
  });
}
