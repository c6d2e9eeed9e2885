//! Which colours the renderer knows.

use resvg::usvg::{Node, Options, Tree};

/// Whether the renderer knows a colour. In one that it does not know it draws surfaces in black, and no line at all.
pub fn is_colour(text: &str) -> bool {
    let line = format!(r#"<path d="M0 0H9V9" fill="none" stroke="{text}"/>"#);
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{line}</svg>"#);
    let stroked = |node: &Node| matches!(node, Node::Path(path) if path.stroke().is_some());
    // It is a colour of something else.
    text != "currentcolor"
        && Tree::from_str(&svg, &Options::default())
            .is_ok_and(|tree| tree.root().children().iter().any(stroked))
}
